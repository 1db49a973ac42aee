import { products } from '@shared/areas/goods/services/products'
import { useIntl } from 'react-intl'
import { useTableCells } from '../../../../components/declared-table/declared-table'
import { ListSearch } from '../../../../components/list-search'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { useToday } from '../../../../ui/zone/zone-context'
import { isGoods } from '../inventory'
import { countIn } from '../inventory-sums'
import { inventoryMessages as m } from '../messages'
import type { InventoryState } from '../use-inventory'

/** All goods or those that lack, of which category, what is called so, paper and file. */
export const InventoryTools = ({ inventory }: { inventory: InventoryState }) => {
  const { address, change, read } = inventory
  const intl = useIntl()
  return (
    <>
      <Segmented
        label={intl.formatMessage(m.show)}
        chosen={address.show}
        onChoose={(show) => change({ show })}
        segments={[
          { key: 'all', label: intl.formatMessage(m.all) },
          { key: 'short', label: intl.formatMessage(m.short) },
        ]}
      />
      <Select
        aria-label={intl.formatMessage(m.category)}
        value={address.category}
        placeholder={intl.formatMessage(m.everyCategory)}
        onChange={(category) => change({ category })}
        options={(read.data?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <ListSearch label={intl.formatMessage(m.search)} value={address.q} onChange={(text) => change({ q: text })} />
      <ToolButton icon="print" label={intl.formatMessage(m.print)} disabled={!read.data} onClick={() => window.print()} />
      <DownloadMenu file={useInventoryFile(inventory)} />
    </>
  )
}

/** The goods of the list as a file, with a column for each warehouse; null until they come. */
const useInventoryFile = ({ lines, places }: InventoryState) => {
  const intl = useIntl()
  const today = useToday()
  const cellsOf = useTableCells()
  if (!lines) return null
  return () => {
    const title = intl.formatMessage(m.screen)
    const rows = lines.filter(isGoods)
    const cells = cellsOf({ above: [[title], [today]], table: products.reports.inventory.tables[0], rows })
    // A column for each warehouse stands after the declared ones, from the headings on.
    const head = cells.length - rows.length - 1
    return {
      name: `${title} ${today}`,
      rows: cells.map((row, at) => {
        const line = rows[at - head - 1]
        if (at === head) return [...row, ...places.map(({ name }) => ({ head: name }))]
        return line ? [...row, ...places.map(({ _id }) => countIn(line, _id))] : row
      }),
    }
  }
}
