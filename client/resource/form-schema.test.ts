import { users } from '@shared/areas/people/services/users'
import { products } from '@shared/areas/goods/services/products'
import { warehouses } from '@shared/areas/goods/services/warehouses'
import { limitsOf, newRecordShape } from './field-limits'
import { formSchema, problemsBy } from './form-schema'

const userCreate = newRecordShape(users)
const productCreate = newRecordShape(products)
const warehouseCreate = newRecordShape(warehouses)
const warehouse = formSchema(
  warehouseCreate,
  [
    { name: 'name', label: 'Name' },
    { name: 'address', label: 'Address' },
  ],
  'en',
)

it('A name of blanks is asked for in the words of the catalogue', () => {
  expect(problemsBy(warehouse, { name: '  ', address: '' })).toEqual({ name: 'Please enter the name' })
})

it('A text longer than the declaration allows is refused with its limit', () => {
  expect(problemsBy(warehouse, { name: 'Kho', address: 'a'.repeat(400) })).toEqual({})
  expect(problemsBy(warehouse, { name: 'Kho', address: 'a'.repeat(401) })).toEqual({ address: "'Address' is too long (at most 400)" })
})

it('The texts are those of the language', () => {
  const schema = formSchema(warehouseCreate, [{ name: 'name', label: 'Tên kho' }], 'vi')
  expect(problemsBy(schema, { name: '' })).toEqual({ name: 'Hãy nhập tên' })
})

it('A form that is drawn again is judged by the schema it has; another label or language makes another', () => {
  const schemaOf = (label: string, language: 'en' | 'vi') => formSchema(warehouseCreate, [{ name: 'name', label }], language)
  expect(schemaOf('Name', 'en')).toBe(schemaOf('Name', 'en'))
  expect(new Set([schemaOf('Name', 'en'), schemaOf('Store', 'en'), schemaOf('Name', 'vi')]).size).toBe(3)
})

it('A pattern of the declaration is the form’s; what may be empty may be empty', () => {
  const schema = formSchema(
    userCreate,
    [
      { name: 'emailRaw', label: 'Email' },
      { name: 'username', label: 'Username' },
      { name: 'baseSalary', label: 'Base salary' },
    ],
    'en',
  )
  expect(problemsBy(schema, { emailRaw: 'ly', username: 'l y', baseSalary: -1 })).toEqual({
    emailRaw: 'Email is required',
    username: 'A username has no spaces and no @',
    baseSalary: "'Base salary' is not valid",
  })
  expect(problemsBy(schema, { emailRaw: ' ly@moc.vn ', username: '', baseSalary: null })).toEqual({})
})

it('A form may ask for what the declaration leaves open, and calls a field as it likes', () => {
  const schema = formSchema(
    productCreate,
    [
      { name: 'category', path: 'categoryId', label: 'Category', isChoice: true },
      { name: 'unit', label: 'Unit', required: true },
      { name: 'aliases', path: 'aliasForItems', label: 'Other names' },
    ],
    'en',
  )
  expect(problemsBy(schema, { category: null, unit: '', aliases: 'Sen\n\nLotus' })).toEqual({
    category: 'Please select a product Category',
    unit: "'Unit' is required",
  })
})

it('A price or cost below nought is refused by the field’s label, without a gap where a name would stand', () => {
  const schema = formSchema(
    productCreate,
    [
      { name: 'price', label: 'Giá bán' },
      { name: 'cost', label: 'Giá vốn' },
    ],
    'vi',
  )
  expect(problemsBy(schema, { price: -1, cost: -1 })).toEqual({ price: '“Giá bán” không hợp lệ', cost: '“Giá vốn” không hợp lệ' })
})

it('Limits are read off the shape, and a field that isn’t in it is a mistake', () => {
  expect(limitsOf(warehouseCreate, 'name')).toMatchObject({ required: true, maxLength: 200 })
  expect(limitsOf(warehouseCreate, 'address')).toMatchObject({ required: false, maxLength: 400 })
  expect(() => limitsOf(warehouseCreate, 'adress')).toThrow(RangeError)
})
