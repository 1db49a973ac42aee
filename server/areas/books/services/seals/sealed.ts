import { createHash } from 'node:crypto'
import { sealCodeOf } from '@shared/areas/books/rules/seal-code'
import type { StoredOf } from '../../../../kernel/collections'
import { canonicalJson } from '../../../../ledger/canonical-json'

/** What a seal stands for. */
export type Sealed = Pick<StoredOf<'seals'>, 'until' | 'at' | 'seq' | 'digest' | 'figures' | 'notes' | 'open'>

/** The code of what is sealed: another day, figure, word or entry is another code. */
export const codeOf = ({ until, at, seq, digest, figures, notes, open }: Sealed): string =>
  sealCodeOf(createHash('sha256').update(canonicalJson({ until, at, seq, digest, figures, notes, open })).digest())
