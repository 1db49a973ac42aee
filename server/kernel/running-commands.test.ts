import { RunningCommands } from './running-commands'

test('a closed workspace lets what is under way end, and nothing further begin; others go on', async () => {
  const running = new RunningCommands()
  const told: string[] = []
  let finish: () => void = () => undefined
  const order = running.during('gao', () => new Promise<void>((resolve) => (finish = resolve))).then(() => told.push('the order'))
  const closed = running.close('gao').then(() => told.push('closed'))
  await expect(running.during('gao', async () => 'a late one')).rejects.toMatchObject({ code: 'workspaces.resetting' })
  expect(await running.during('tra', async () => 'another company')).toBe('another company')
  finish()
  await Promise.all([order, closed])
  expect(told).toEqual(['the order', 'closed'])
  running.open('gao')
  expect(await running.during('gao', async () => 'the next')).toBe('the next')
})
