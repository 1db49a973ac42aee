import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { formatDayMonth } from '../../../lib/format'
import { Checkbox } from '../../../ui/Checkbox/Checkbox'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { toastError } from '../../../ui/Toasts/Toasts'
import { useToday } from '../../../ui/zone/zone-context'
import { importMessages as m } from '../messages'

type Kind = ImportRecord['kind']

/** Where what came in stands, by what its files hold; what is only in stock, or was paid, is found by its goods and orders. */
const listsOf = (tag: string): Readonly<Partial<Record<Kind, string>>> => {
  const said = encodeURIComponent(tag)
  return {
    products: `/products/goods?tag=${said}`,
    customers: `/assets/Customers?tag=${said}`,
    suppliers: `/assets/Suppliers?tag=${said}`,
    agents: `/assets/Sales Agents?tag=${said}`,
    orders: `/sales/orders/byImport/${said}`,
  }
}

/** As the programs call themselves. */
const PROGRAMS = { kiotviet: 'KiotViet', sapo: 'Sapo', misa: 'MISA eShop', odoo: 'Odoo' } as const

/** What files are called together unless they are tagged already: `KiotViet 05/01`. */
const tagFor = ({ tag, origin }: ImportRecord, today: string, intl: IntlShape): string =>
  tag ?? `${origin === undefined || origin === 'other' ? intl.formatMessage(m.tagFile) : PROGRAMS[origin]} ${formatDayMonth(today)}`

interface ImportTagProps {
  /** The first of the files is the one that keeps the tag. */
  readonly files: readonly ImportRecord[]
  readonly disabled: boolean
}

/** Whether all that files make gets a tag; afterwards where it is found again by it. */
export const ImportTag = ({ files, disabled }: ImportTagProps) => {
  const intl = useIntl()
  const today = useToday()
  const [patch] = api.imports.usePatch()
  const [lead] = files
  if (!lead) return null
  const tag = tagFor(lead, today, intl)
  const choose = async (isTagged: boolean): Promise<void> => {
    try {
      await patch({ id: lead._id, data: { tag: isTagged ? tag : null } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  if (lead.status === 'rehearsed')
    return (
      <DockPart>
        <Checkbox
          checked={lead.tag !== undefined}
          disabled={disabled}
          hint={intl.formatMessage(m.tagHint)}
          onChange={(isTagged) => void choose(isTagged)}
        >
          {intl.formatMessage(m.tagAll, { tag })}
        </Checkbox>
      </DockPart>
    )
  if (lead.status !== 'committed' || lead.tag === undefined) return null
  const lists = listsOf(lead.tag)
  const kinds = [...new Set(files.map(({ kind }) => kind))].filter((kind) => lists[kind] !== undefined)
  return (
    <DockPart title={intl.formatMessage(m.tagged, { tag: lead.tag })}>
      <p className="imports__tagged">
        {kinds.map((kind) => (
          <Link key={kind} className="reach" to={lists[kind] ?? ''}>
            {intl.formatMessage(m[kind])}
          </Link>
        ))}
      </p>
    </DockPart>
  )
}
