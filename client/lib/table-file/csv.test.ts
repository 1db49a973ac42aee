import { toCsv } from './csv'

it('A file opens in Excel of either language, and runs nothing', () => {
  expect(
    toCsv(
      [
        ['Lãi; ròng', 37.7],
        ['=1+1', null],
      ],
      'vi',
    ),
  ).toBe('\ufeff"Lãi; ròng";37,7\r\n\'=1+1;\r\n')
  expect(toCsv([['a "b", c', -5.5]], 'en')).toBe('\ufeff"a ""b"", c",-5.5\r\n')
})

it('Shares are written in percent, days as they are read, headings as texts', () => {
  expect(toCsv([[{ head: 'Ngày' }, { day: '2026-11-22' as never }, { share: 0.377 }]], 'vi')).toBe('\ufeffNgày;22/11/2026;37,7\r\n')
})
