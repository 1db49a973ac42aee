import { readBody, writtenBody, type EntryBody } from './journal-body'

const delivered: EntryBody = {
  lines: [
    { act: 'sale-shipped', account: '131', side: 'debit', amount: 150_000, of: 'an-khang' },
    { act: 'sale-shipped', account: '511', side: 'credit', amount: 150_000, of: 'tra-sen' },
  ],
  figures: [
    { measure: 'buyers', key: 'customerId|an-khang', sums: { shipped: 150_000, cost: 90_000 } },
    { measure: 'productSales', key: 'tra-sen', sums: { shipped: 1.5 } },
  ],
}

test('what an entry holds names each act, account, partner and sum once', () => {
  expect(writtenBody(delivered)).toBe(
    '[["sale-shipped","d131","an-khang","c511","tra-sen","buyers","customerId","shipped","cost","productSales"],' +
      '[[0,1,150000,2],[0,3,150000,4]],[[5,[6,2],7,150000,8,90000],[9,4,7,1.5]]]',
  )
  expect(readBody(writtenBody(delivered))).toEqual(delivered)
})

test('an entry of nothing but figures, and one of a partner without a name, read as they were written', () => {
  const ordered: EntryBody = { lines: [], figures: delivered.figures }
  const nobodys: EntryBody = { lines: [{ act: 'money-in', account: '111', side: 'debit', amount: -1, of: '' }], figures: [] }
  expect([readBody(writtenBody(ordered)), readBody(writtenBody(nobodys))]).toEqual([ordered, nobodys])
})

test('entries of before, which repeat the names in each line, say the same', () => {
  const before =
    '[[["sale-shipped","131","d",150000,"an-khang"],["sale-shipped","511","c",150000,"tra-sen"]],' +
    '[["buyers","customerId|an-khang",{"shipped":150000,"cost":90000}],["productSales","tra-sen",{"shipped":1.5}]]]'
  expect(readBody(before)).toEqual(delivered)
})

test.each([
  ['no list', '{}'],
  ['one list', '[[]]'],
  ['a place where no name is', '[["money-in","d111"],[[0,1,5,2]],[]]'],
  ['an act nobody knows', '[["gift","d111",""],[[0,1,5,2]],[]]'],
  ['an account nobody knows', '[["money-in","d999",""],[[0,1,5,2]],[]]'],
  ['a figure without its key', '[["buyers","shipped"],[],[[0,[7],1,5]]]'],
  ['a sum without its amount', '[["buyers","a","shipped"],[],[[0,1,2]]]'],
])('%s is no entry', (_what, body) => {
  expect(() => readBody(body)).toThrow(/this is no/)
})
