import { products } from '@shared/areas/goods/services/products'
import { createIntl, defineMessages } from 'react-intl'
import { recordRows } from './record-rows'

const texts = defineMessages({
  unit: { id: 'products.unit', defaultMessage: 'Unit' },
  created: { id: 'products.created', defaultMessage: 'New product has been added' },
})

it('A list as a sheet calls its columns as the form does; what a screen says when something was added is no column’s name', () => {
  const row = { name: 'Trà sen', unit: 'hộp', created: '2026-11-24T02:00:00.000Z' }
  const words = { intl: createIntl({ locale: 'en' }), locale: 'en', zone: 'Asia/Ho_Chi_Minh', texts } as const
  const [heads] = recordRows(products, [row], words)
  expect(heads).toEqual([{ head: 'Day' }, { head: 'Name' }, { head: 'Unit' }])
})
