import { noticeStatesAfter, type NoticeState } from '@shared/areas/invoices/rules/error-notice'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { formatDate } from '../../../lib/format'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { toastError } from '../../../ui/Toasts/Toasts'
import { noticeMessages as m } from '../messages'

const discs = {
  made: 'draft',
  sent: 'scheduled',
  accepted: 'finished',
  refused: 'failed',
  withdrawn: 'cancelled',
} as const satisfies Record<NoticeState, string>

/** The notices of errors of an invoice, the latest first: each with what is right, its paper, and how far it has come. */
export const NoticesPart = ({ invoice: { _id, notices } }: { invoice: Invoice }) => {
  const intl = useIntl()
  const [patch, { isLoading }] = api.invoices.usePatch()
  if (!notices?.length) return null
  const becomes = async (state: NoticeState): Promise<void> => {
    try {
      await patch({ id: _id, data: { noticeState: { state } } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <DockPart title={intl.formatMessage(m.title)} className="invoice-part">
      {notices
        .map((notice, at) => ({ notice, at }))
        .reverse()
        .map(({ notice: { day, wrong, reason, state, answer }, at }) => (
          <div key={at} className="invoice-notice">
            <p>
              <StatusTag status={discs[state]}>{intl.formatMessage(m[`state.${state}`])}</StatusTag> {formatDate(day)}
              {reason && ` · ${reason}`}
            </p>
            <ul>
              {wrong.map(({ field, was, is }) => (
                <li key={field}>
                  {intl.formatMessage(m[`field.${field}`])}: {was && <s>{was}</s>} {is}
                </li>
              ))}
            </ul>
            {answer && <p className="second">{answer}</p>}
            <div className="invoice-strip">
              <ButtonLink kind="quiet" size="s" icon="print" to={`/print/error-notice/${_id}/${at + 1}`}>
                {intl.formatMessage(m.print)}
              </ButtonLink>
              {at === notices.length - 1 &&
                noticeStatesAfter(state).map((next) => (
                  <Button key={next} size="s" busy={isLoading} onClick={() => void becomes(next)}>
                    {intl.formatMessage(m[`verb.${next}`])}
                  </Button>
                ))}
            </div>
          </div>
        ))}
    </DockPart>
  )
}
