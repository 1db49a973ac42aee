// A suite starts a server first: beside other suites on a busy machine that can take longer than the usual five seconds.
jest.setTimeout(15_000)
