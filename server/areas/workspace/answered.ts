interface Answer {
  readonly at: Date
  readonly byId?: string
  readonly askedById?: string
}

/** What a record says of its last second persons. */
interface Answered {
  readonly confirmed?: Answer | undefined
  readonly refused?: Answer | undefined
}

/** The later of the last that was confirmed and the last that was refused. */
export const laterOf = <C extends Answer, R extends Answer>(confirmed?: C, refused?: R): C | R | undefined => {
  if (!confirmed || !refused) return confirmed ?? refused
  return refused.at >= confirmed.at ? refused : confirmed
}

/** Whether a change answered what somebody else had asked for; whoever withdraws their own needs no word. */
export const isAnswered = (after: Answered, before: Answered | null): boolean => {
  const answer = laterOf(after.confirmed, after.refused)
  const earlier = before ? laterOf(before.confirmed, before.refused) : undefined
  if (!answer || !before || answer.at.getTime() === earlier?.at.getTime()) return false
  return answer.askedById !== undefined && answer.askedById !== answer.byId
}
