import { connectionChanged, connectionReducer, type ConnectionState, type ConnectionStatus } from './connection-slice'

const after = (...changes: readonly [ConnectionStatus, string][]): ConnectionState =>
  changes.reduce<ConnectionState>((state, [status, at]) => connectionReducer(state, connectionChanged(status, at)), {
    status: 'connecting',
    liveUntil: null,
    failures: 0,
  })

it('Figures are as of the moment the connection was lost, however often coming back fails', () => {
  expect(after(['live', '14:00'], ['offline', '14:03'], ['offline', '14:04'], ['offline', '14:06'])).toEqual({
    status: 'offline',
    liveUntil: '14:03',
    failures: 2,
  })
  expect(after(['live', '14:00'], ['offline', '14:03'], ['live', '14:05'])).toEqual({ status: 'live', liveUntil: null, failures: 0 })
})
