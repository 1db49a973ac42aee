export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

/** @param time of the workspace's clock, `14:03` */
export const partOfDay = (time: string): PartOfDay => {
  const hour = Number(time.slice(0, 2))
  return hour < 11 ? 'morning' : hour < 13 ? 'noon' : hour < 18 ? 'afternoon' : 'evening'
}

/** What a person is called to their face: of three words and more the last two, as in 'Nguyễn Thu Hằng'. */
export const calledName = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return words.length > 2 ? words.slice(-2).join(' ') : words.join(' ')
}
