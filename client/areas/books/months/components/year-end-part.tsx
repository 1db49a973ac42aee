import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { formatDateTime, formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { failureOf } from '../../../../ui/form/form-error'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { yearEndMessages as m } from '../messages'

/** A year whose last month is sealed: whether its income and expenses are carried forward, and doing so. */
export const YearEndPart = ({ year }: { year: number }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const isBoard = useCan('bod')
  const [asked, setAsked] = useState(false)
  const { currentData } = api.yearEnds.useFind({ year, $limit: 1 })
  const [create] = api.yearEnds.useCreate()
  if (!currentData) return null
  const carried = currentData.data.find((each) => each.openedAt === undefined)
  const resultOf = (result: number): string =>
    intl.formatMessage(result < 0 ? m.loss : m.profit, { amount: formatMoney(Math.abs(result), locale) })
  const carry = async (): Promise<void> => {
    try {
      const { result } = await create({ year }).unwrap()
      toastDone(intl.formatMessage(m.done, { year: String(year), result: resultOf(result) }))
    } catch (thrown) {
      toastError(failureOf(thrown).message)
      throw thrown
    }
  }
  return (
    <DockPart title={intl.formatMessage(m.title, { year: String(year) })}>
      {carried ? (
        <p>{intl.formatMessage(m.carried, { at: formatDateTime(carried.at, zone), result: resultOf(carried.result) })}</p>
      ) : (
        <>
          <p className="second">{intl.formatMessage(isBoard ? m.open : m.openForBoard)}</p>
          {isBoard && (
            <Button icon="check" onClick={() => setAsked(true)}>
              {intl.formatMessage(m.carry, { year: String(year) })}
            </Button>
          )}
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={intl.formatMessage(m.carry, { year: String(year) })}
          verb={intl.formatMessage(m.verb)}
          changes={[m.changeOne, m.changeTwo, m.changeThree].map((each) => intl.formatMessage(each, { next: String(year + 1) }))}
          onConfirm={carry}
          onClose={() => setAsked(false)}
        />
      )}
    </DockPart>
  )
}
