import { useIntl } from 'react-intl'
import { usePrinting } from '../../../../lib/use-printing'
import { payrollMessages as m } from '../messages'
import { daySigns } from './day-mark'

/** How many people, and what the marks of their days say. @param byHours a day is told by its hours */
export const PayrollFoot = ({ people, byHours }: { people: number; byHours: boolean }) => {
  const intl = useIntl()
  const isPrinting = usePrinting()
  return (
    <span className="pay-legend">
      <span>{intl.formatMessage(m.people, { count: people })}</span>
      {!isPrinting && (
        <>
          <span>
            <b className="pay-mark pay-mark--overtime">
              {byHours ? '9½' : '✓'}
              <sup>{daySigns.overtime.mark}</sup>
            </b>{' '}
            {intl.formatMessage(m.legendOvertime)}
          </span>
          <span>
            <b className="pay-mark pay-mark--running">
              {byHours ? '4' : '✓'}
              <sup>{daySigns.running.mark}</sup>
            </b>{' '}
            {intl.formatMessage(m.legendRunning)}
          </span>
          <span>
            <b className="pay-mark pay-mark--invalid">
              {byHours ? '4' : '✓'}
              <sup>{daySigns.invalid.mark}</sup>
            </b>{' '}
            {intl.formatMessage(m.legendInvalid)}
          </span>
          <span>
            <i className="pay-mark pay-mark--pending">({byHours ? '8' : '✓'})</i> {intl.formatMessage(m.legendPending)}
          </span>
          <span>– {intl.formatMessage(m.legendAbsent)}</span>
          <span>× {intl.formatMessage(m.legendRefused)}</span>
        </>
      )}
    </span>
  )
}
