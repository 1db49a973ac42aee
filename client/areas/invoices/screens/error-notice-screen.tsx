import type { ErrorNotice, Invoice } from '@shared/areas/invoices/services/invoices'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { useWorkspace } from '../../../api/session/use-workspace'
import { NotFound } from '../../../components/error-page/not-found'
import { LoadFailed } from '../../../components/list-states'
import { formatDate } from '../../../lib/format'
import { reportPageMessages as page } from '../../../resource/report/messages'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { PrintPage } from '../../../ui/PrintPage/PrintPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useZone } from '../../../ui/zone/zone-context'
import { OfficialHead } from '../components/official-head'
import { noticeMessages as m } from '../messages'
import './error-notice.css'

/** A notice of errors of an invoice on paper, in the form 04/SS-HĐĐT; `nth` counts an invoice's notices from 1. */
export const ErrorNoticeScreen = () => {
  const { id = '', nth = '' } = useParams()
  const { data, error, refetch, isFetching } = api.invoices.useGet(id)
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={8} />
  const notice = data.notices?.[Number(nth) - 1]
  return notice ? <NoticePaper invoice={data} notice={notice} /> : <NotFound />
}

const NoticePaper = ({ invoice, notice }: { invoice: Invoice; notice: ErrorNotice }) => {
  const intl = useIntl()
  const zone = useZone()
  const payer = useWorkspace()?.opts.tax
  const { number = '', template, series, issuedAt, taxAuthorityCode, _id } = invoice
  const [year, month, dayOfMonth] = notice.day.split('-')
  const said = (message: (typeof m)[keyof typeof m]): string => intl.formatMessage(message)
  const why = [
    ...notice.wrong.map(({ field, was, is }) =>
      was
        ? intl.formatMessage(m.wrongAndRight, { field: said(m[`field.${field}`]), was, is })
        : intl.formatMessage(m.rightIs, { field: said(m[`field.${field}`]), is }),
    ),
    ...(notice.reason ? [notice.reason] : []),
  ]
  const heads = [m.colNth, m.colCode, m.colSign, m.colNumber, m.colDay, m.colKind, m.colWay, m.colWhy]
  return (
    <PrintPage
      title={intl.formatMessage(m.paperOf, { number })}
      stamp={notice.state === 'withdrawn' && said(m['state.withdrawn'])}
      tools={
        <>
          <ButtonLink kind="quiet" icon="arrow-left" to={`/sales/invoices?open=${_id}`}>
            {said(m.back)}
          </ButtonLink>
          <Button kind="primary" icon="print" onClick={() => window.print()}>
            {intl.formatMessage(page.print)}
          </Button>
          <p className="muted">{said(m.formHint)}</p>
        </>
      }
    >
      <p className="error-notice__form">
        <b>{said(m.form)}</b>
      </p>
      <OfficialHead title={said(m.paperTitle)} />
      <p className="error-notice__middle">{said(m.to)}</p>
      <p>
        {intl.formatMessage(m.payerName, { name: payer?.legalName ?? '' })}
        <br />
        {intl.formatMessage(m.payerCode, { code: payer?.taxCode ?? '' })}
        <br />
        {said(m.tells)}
      </p>
      <table className="error-notice">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.id}>{said(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="num">1</td>
            <td>{taxAuthorityCode}</td>
            <td>
              {template.slice(0, 1)}
              {series}
            </td>
            <td className="num">{number}</td>
            <td className="num">{issuedAt && formatDate(issuedAt, zone)}</td>
            <td className="num">1</td>
            <td>{said(m.explains)}</td>
            <td>
              {why.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </td>
          </tr>
        </tbody>
      </table>
      <footer className="error-notice__sign">
        <p>
          <i>{intl.formatMessage(m.signedOn, { day: dayOfMonth, month, year })}</i>
          <br />
          <b>{said(m.signer)}</b>
          <br />
          {said(m.signHint)}
        </p>
      </footer>
    </PrintPage>
  )
}
