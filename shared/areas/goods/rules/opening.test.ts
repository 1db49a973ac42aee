import { openingStockErrors } from './opening'

test('A product begins with at most 5,000 units, and a warehouse is named where there are several', () => {
  const codes = (values: Parameters<typeof openingStockErrors>[0], warehouses: number) =>
    openingStockErrors(values, warehouses).map(({ code }) => code)
  expect(codes({ openingCount: 5000, openingWarehouse: 'a' }, 2)).toEqual([])
  expect(codes({ openingCount: 5001 }, 1)).toEqual(['shipping.too-many-units'])
  expect(codes({ openingCount: 1 }, 2)).toEqual(['shipping.warehouse-required'])
  expect(codes({ openingCount: null }, 2)).toEqual([])
})
