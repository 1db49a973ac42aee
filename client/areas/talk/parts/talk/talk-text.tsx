import { piecesOf } from '@shared/areas/talk/rules/talk'
import type { Comment } from '@shared/areas/talk/services/comments'

const nobody: NonNullable<Comment['mentions']> = []

/** A text with its links and the members it names; markup is shown as it was typed. */
export const TalkText = ({ text, mentions = nobody }: { text: string; mentions?: Comment['mentions'] }) => (
  <p className="talk__text">
    {piecesOf(text, new Set(mentions.map(({ username }) => username))).map((piece, place) =>
      piece.kind === 'link' ? (
        <a key={place} href={piece.text} target="_blank" rel="noopener noreferrer nofollow">
          {piece.text}
        </a>
      ) : piece.kind === 'mention' ? (
        <b key={place} className="talk__mention" title={mentions.find(({ username }) => `@${username}` === piece.text)?.name}>
          {piece.text}
        </b>
      ) : (
        piece.text
      ),
    )}
  </p>
)
