import { errors, type ErrorCode } from '@shared/registry/errors'
import type { FbPost } from '@shared/areas/facebook/services/fbPosts'
import { useIntl } from 'react-intl'
import { useErrorText } from '../../../../components/use-error-text'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { Icon } from '../../../../ui/icons/Icon'
import { When } from '../../../../ui/When/When'
import { fbMessages as m } from '../messages'
import { stepLabels } from '../post-labels'
import { useMoment } from '../use-studio'

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** The text of a kept problem; a code of tomorrow is told as it is. */
export const useProblemText = (): ((problem: { readonly code: string; readonly said?: string | undefined }) => string) => {
  const errorText = useErrorText()
  return ({ code, said = '' }) => (isCode(code) ? errorText(code, { said }) : code)
}

/** Why a post isn't on its page, or what has to be looked at. */
export const PostProblem = ({ post: { status, problem } }: { post: FbPost }) => {
  const intl = useIntl()
  const textOf = useProblemText()
  const text =
    status === 'unsure'
      ? intl.formatMessage(m.lookHint)
      : problem && (status === 'scheduled' ? intl.formatMessage(m.retryHint, { why: textOf(problem) }) : textOf(problem))
  return (
    text && (
      <DockPart>
        <p className={`fb-problem ${status === 'failed' ? 'ink-debit' : 'ink-warn'}`} role="status">
          <Icon name="warning" /> <span>{text}</span>
        </p>
      </DockPart>
    )
  )
}

/** How a published post fares, and who did what with it. */
export const PostStory = ({ post: { status, figures, steps } }: { post: FbPost }) => {
  const intl = useIntl()
  const momentOf = useMoment()
  const counts =
    figures &&
    ([
      ['views', figures.views],
      ['likes', figures.likes],
      ['comments', figures.comments],
      ['shares', figures.shares],
    ] as const)
  return (
    <>
      {status === 'published' && (
        <DockPart title={intl.formatMessage(m.figures)}>
          {counts ? (
            <dl className="fb-figures">
              {counts.map(([key, count]) => (
                <div key={key}>
                  <dt className="second">{intl.formatMessage(m[key])}</dt>
                  <dd className="num">{intl.formatNumber(count)}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="second">{intl.formatMessage(m.figuresNone)}</p>
          )}
        </DockPart>
      )}
      {steps.length > 0 && (
        <DockPart title={intl.formatMessage(m.story)}>
          <ol className="fb-story">
            {[...steps].reverse().map(({ at, what, by, note }) => (
              <li key={at + what}>
                {by ? <Avatar name={by.name} image={by.avatar} size={22} /> : <Icon name="clock" />}
                <span>
                  {by && <b>{by.name} </b>}
                  {intl.formatMessage(stepLabels[what])}
                  {note && (what === 'approved' ? `, ${intl.formatMessage(m.stepFor, { when: momentOf(note) })}` : `: ${note}`)}
                </span>
                <When value={at} />
              </li>
            ))}
          </ol>
        </DockPart>
      )}
    </>
  )
}
