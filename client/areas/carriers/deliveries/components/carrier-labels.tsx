import { LABEL_PAPERS, type Delivery, type LabelPaper } from '@shared/areas/carriers/services/deliveries'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { carrierName } from '../../../../components/parcels/parcel-words'
import { Button } from '../../../../ui/Button/Button'
import { Select } from '../../../../ui/Select/Select'
import { deliveryMessages as m } from '../messages'
import { useCarrierLabels } from '../use-carrier-labels'

/** GHTK prints on A5 and A6 alone. */
const GHTK_PAPERS: readonly LabelPaper[] = ['a5', '80x80']
const words: Readonly<Record<LabelPaper, string>> = { a5: 'A5', '80x80': '80 × 80 mm', '52x70': '52 × 70 mm' }

interface CarrierLabelsProps {
  accountId: string
  /** Parcels of this account. */
  found: readonly Delivery[]
  onPrinted: (printed: readonly Delivery[]) => Promise<void>
}

/** A carrier's own labels in place of ours; the server asks for them. */
export const CarrierLabels = ({ accountId, found, onPrinted }: CarrierLabelsProps) => {
  const intl = useIntl()
  const [paper, setPaper] = useState<LabelPaper>('a5')
  const { get, busy, address } = useCarrierLabels(accountId, found)
  const carrier = found[0]?.carrier ?? 'ghn'
  const name = carrierName(carrier, intl)
  const fetchThem = async (): Promise<void> => {
    if (await get(paper)) await onPrinted(found)
  }
  return (
    <span className="carrier-labels">
      <Select
        aria-label={intl.formatMessage(m.labelPaper, { carrier: name })}
        value={paper}
        onChange={(value) => setPaper(LABEL_PAPERS.find((each) => each === value) ?? 'a5')}
        options={(carrier === 'ghtk' ? GHTK_PAPERS : LABEL_PAPERS).map((value) => ({
          value,
          label: carrier === 'ghtk' && value === '80x80' ? 'A6' : words[value],
        }))}
      />
      <Button icon="download" busy={busy} onClick={() => void fetchThem()}>
        {intl.formatMessage(m.labelsOfCarrier, { carrier: name, count: found.length })}
      </Button>
      {address && (
        <a href={address} target="_blank" rel="noopener">
          {intl.formatMessage(m.labelsOpen)}
        </a>
      )}
    </span>
  )
}
