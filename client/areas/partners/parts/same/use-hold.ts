import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { askFirst } from '../../../../ui/ConfirmDialog/Questions'
import { Declined } from '../../../../ui/form/form-error'
import { sameMessages as m } from './messages'

/** Holds what is saved once, when what it says is there already; whoever said yes to a record isn't asked about it again. */
export const useHold = () => {
  const intl = useIntl()
  const meant = useRef(new Set<string>())
  return async (id: string, text: string): Promise<void> => {
    if (meant.current.has(id)) return
    const isMeant = await askFirst({
      title: intl.formatMessage(m.title),
      text,
      verb: intl.formatMessage(m.verb),
      safe: intl.formatMessage(m.safe),
    })
    if (!isMeant) throw new Declined()
    meant.current.add(id)
  }
}
