import { openingStockErrors } from '@shared/areas/goods/rules/opening'
import { INDUSTRIES } from '@shared/foundation/documents/taxpayer'
import type { ProductGroup } from '@shared/areas/goods/services/categories'
import { products } from '@shared/areas/goods/services/products'
import type { KeyboardEvent } from 'react'
import { openingMessages } from '../../../partners/parts/opening/messages'
import { TalkPart } from '../../../talk/parts/talk/talk-part'
import { vatMessages as vm } from '../../../tax/parts/vat/messages'
import { rateOptions } from '../../../tax/parts/vat/rates'
import { formatDate } from '../../../../lib/format'
import {
  areaField,
  gap,
  moneyField,
  own,
  ownField,
  part,
  pictureField,
  quantityField,
  row,
  selectField,
  textField,
} from '../../../../resource/fields'
import { resourceForm, type FormContext } from '../../../../resource/resource-form'
import { ButtonLink } from '../../../../ui/Button/Button'
import { productMessages as m } from '../messages'
import { createOf, fieldOf, patchOf, valuesOf, type ProductValues } from '../product-values'
import { CategoryField } from './category-field'
import { SameProduct } from './same-product'
import { type Product, type ProductFormState, useProductForm } from './use-product-form'

/** A scanner ends a code with Enter, which saves nothing yet. */
const keepsEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}

/** Disabled after asking, or enabled again. */
const archive = ({ intl, x }: FormContext<Product, ProductFormState>) => ({
  status: 'disabled',
  changes: ({ stockCount, unit }: Product) => [
    m.disableLists,
    m.disableHistory,
    stockCount > 0 && intl.formatMessage(m.disableStock, { count: x.countOf(stockCount), unit }),
    m.disableBack,
  ],
  texts: { verb: m.disable, title: m.disableTitle, done: m.disabledDone, back: { verb: m.enable, done: m.enabledDone } },
})

/** A product beside its list: made, changed, disabled and enabled. Cost only for those who may see it, and only of goods. */
export const ProductForm = resourceForm<'products', ProductValues, ProductFormState, { readonly group: ProductGroup }>({
  service: products,
  messages: m,
  use: useProductForm,
  group: ({ group }) => group,
  title: ({ record, x, intl }) => record?.name ?? intl.formatMessage(x.isGoods ? m.newGoods : m.newService),
  valuesOf: (record, { unit }) => valuesOf(record, unit),
  createOf: async (values, { group, complete, checkAmount, checkSame }) => {
    await checkSame(group, values.name)
    await checkAmount((values.openingCount ?? 0) * (values.openingCost ?? values.cost ?? 0), 'openingCost')
    return createOf(group, await complete(values))
  },
  afterCreate: async (product, { openingCount, openingCost, openingWarehouse, cost }, { warehouses, bookStock }) => {
    const warehouseId = openingWarehouse || warehouses[0]?._id
    if (openingCount && warehouseId) await bookStock(product, { quantity: openingCount, unitCost: openingCost ?? cost, warehouseId })
  },
  rules: ({ openingCount, openingWarehouse }, { record, x }) =>
    record ? [] : openingStockErrors({ openingCount, openingWarehouse }, x.warehouses.length),
  patchOf: async (changes, _values, { group, product, complete, checkSame }) => {
    await checkSame(group, changes.name ?? '', product?._id)
    return patchOf(await complete(changes))
  },
  fieldOf,
  fields: ({ record, x, intl }) => [
    part(
      undefined,
      pictureField('avatar', { label: m.picture }),
      textField('name', { hint: record?.slug ?? m.skuAuto }),
      own(<SameProduct record={record} group={x.group} />),
      gap,
      ownField('category', (input) => <CategoryField {...input} group={x.group} onCreating={x.onCreating} />, {
        path: 'categoryId',
        isChoice: true,
        undo: true,
      }),
    ),
    part(
      undefined,
      row(moneyField('price'), x.isGoods && x.seesCost && moneyField('cost'), textField('unit'), x.isGoods && quantityField('lowStock')),
    ),
    (x.isTaxed || x.paysByRevenue) &&
      part(
        undefined,
        row(
          x.paysByRevenue
            ? selectField('industry', {
                label: vm.industry,
                options: INDUSTRIES.map((value) => ({ value, label: intl.formatMessage(vm[value]) })),
                placeholder: intl.formatMessage(vm.asHousehold),
              })
            : selectField('vatRate', { label: vm.vat, options: rateOptions(intl), placeholder: intl.formatMessage(vm.asCategory) }),
          selectField('vatReduced', {
            label: vm.reduction,
            options: [
              {
                value: 'yes',
                label: intl.formatMessage(vm.isReduced, {
                  percent: x.reduction?.to ?? 8,
                  until: x.reduction?.until ? formatDate(x.reduction.until) : '',
                }),
              },
              { value: 'no', label: intl.formatMessage(vm.isNotReduced) },
            ],
            placeholder: intl.formatMessage(x.paysByRevenue ? vm.isNotReduced : vm.asCompany),
          }),
        ),
      ),
    !record &&
      x.isGoods &&
      x.warehouses.length > 0 &&
      part(
        intl.formatMessage(openingMessages.stock),
        row(
          quantityField('openingCount', { label: openingMessages.count }),
          x.seesCost && moneyField('openingCost', { label: openingMessages.cost, hint: openingMessages.costHint }),
        ),
        x.warehouses.length > 1 &&
          selectField('openingWarehouse', {
            label: openingMessages.warehouse,
            options: x.warehouses.map(({ _id, name }) => ({ value: _id, label: name })),
            placeholder: intl.formatMessage(openingMessages.warehouseChoose),
          }),
      ),
    part(
      undefined,
      textField('barcode', { hint: m.barcodeHint, autoCapitalize: 'off', onKeyDown: keepsEnter }),
      x.isGoods && quantityField('weight', { hint: m.weightHint }),
      areaField('aliases', { path: 'aliasForItems', hint: m.aliasesHint, rows: 2 }),
      areaField('ownFields', { hint: m.ownFieldsHint, rows: 2 }),
    ),
    own(record && <TalkPart target="products" id={record._id} />),
  ],
  aside: ({ record, intl }) =>
    record?.group === 'goods' && (
      <ButtonLink to={`/product/${record._id}`} icon="box" size="s">
        {intl.formatMessage(m.openStock)}
      </ButtonLink>
    ),
  archive,
})
