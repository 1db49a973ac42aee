import { useIntl } from 'react-intl'
import { ListSearch } from '../../../components/list-search'
import { usePartnerSearch } from '../../../components/partner-search'
import type { SheetColumn } from '../../../components/sheet-grid/sheet-types'
import { DownloadMenu } from '../../../components/table-file/download-menu'
import { ToolButton } from '../../../ui/Button/ToolButton'
import { Picker } from '../../../ui/Picker/Picker'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { priceMessages as m } from '../messages'
import type { Product } from '../price-sheet'
import type { PriceSheet, PriceView } from '../use-price-sheet'

interface PriceToolsProps {
  sheet: PriceSheet
  sheetColumns: readonly SheetColumn<Product>[]
  /** The product of the cell one is in. */
  chosen: Product | undefined
}

/** What the sheet shows, of which products and for whom; its history and its file. */
export const PriceTools = ({ sheet, sheetColumns, chosen }: PriceToolsProps) => {
  const intl = useIntl()
  const { query, change, view, isBoard, categories, agent, rows, columns, priceOf } = sheet
  const searchAgents = usePartnerSearch('Sales Agents')
  return (
    <>
      <Segmented<PriceView>
        label={intl.formatMessage(m.view)}
        chosen={view}
        onChoose={(next) => change({ view: next === 'price' ? '' : next })}
        segments={[
          { key: 'price', label: intl.formatMessage(m.viewPrice) },
          { key: 'share', label: intl.formatMessage(m.viewShare) },
          ...(isBoard ? [{ key: 'margin' as const, label: intl.formatMessage(m.viewMargin) }] : []),
        ]}
      />
      <Select
        aria-label={intl.formatMessage(m.category)}
        value={query.category}
        options={[
          { value: '', label: intl.formatMessage(m.allCategories) },
          ...categories.map(({ _id, name }) => ({ value: _id as string, label: name })),
        ]}
        onChange={(value) => change({ category: value })}
      />
      <ListSearch
        label={intl.formatMessage(m.search)}
        hint={intl.formatMessage(m.searchHint)}
        value={query.q}
        onChange={(text) => change({ q: text })}
      />
      <span className="price-agent">
        <Picker
          label={intl.formatMessage(m.ownPrices)}
          placeholder={intl.formatMessage(m.ownPrices)}
          icon="person"
          clearable
          value={agent ? { value: agent._id, label: agent.name } : null}
          search={searchAgents}
          onChange={(option) => change({ agent: option?.value ?? '' })}
        />
      </span>
      <ToolButton
        icon="clock"
        label={intl.formatMessage(m.history)}
        disabled={!chosen}
        onClick={() => chosen && change({ open: chosen._id })}
      />
      <DownloadMenu
        file={
          rows
            ? () => ({
                name: intl.formatMessage(m.screen),
                rows: [
                  sheetColumns.map(({ label }) => ({ head: label })),
                  ...rows.map((row) => [
                    row.name,
                    row.price ?? null,
                    ...(isBoard ? [row.cost ?? null] : []),
                    ...columns.map(({ key }) => priceOf(row, key) ?? null),
                  ]),
                ],
              })
            : null
        }
      />
    </>
  )
}
