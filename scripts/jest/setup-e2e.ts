// A browser suite starts a server with the demo company and walks through whole jobs.
jest.setTimeout(120_000)
