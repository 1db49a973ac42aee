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
