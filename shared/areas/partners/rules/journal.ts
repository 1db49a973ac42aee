import { RENTED_ASSETS } from '../../../foundation/documents/asset-groups'
import { bothSides, type JournalLine, type JournalOf } from '../../../foundation/ledger/journal-lines'
import { groupOfGain, type Disposed } from './disposal'

/** What the journal reads of an asset. */
export interface JournalAsset extends Disposed {
  readonly _id: string
  readonly group: string
  readonly disposal?: { gain?: number | undefined; depreciated?: number | undefined } | undefined
}

/** What an asset enters in the journal on the day it is sold or scrapped: what was lost of it goes off its cost, and what is left over beyond
 *  the money that was got for it is a gain or a loss. */
export const assetJournal: JournalOf<JournalAsset> = ({ _id, group, ended, disposal }) => {
  if (ended === undefined || disposal?.gain === undefined) return []
  const { gain, depreciated = 0 } = disposal
  const isRented = group === RENTED_ASSETS
  const asset: Pick<JournalLine, 'account' | 'of'> = { account: isRented ? '242' : '211', of: _id }
  const when = { day: ended, act: 'asset-disposed' } as const
  return [
    ...(isRented ? [] : bothSides(when, { account: '214', of: _id }, asset, depreciated)),
    ...(gain > 0
      ? bothSides(when, asset, { account: '711', of: groupOfGain(gain) }, gain)
      : bothSides(when, { account: '811', of: groupOfGain(gain) }, asset, -gain)),
  ]
}
