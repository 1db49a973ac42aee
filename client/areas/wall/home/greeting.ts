export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

/** @param time of the workspace's clock, `14:03` */
export const partOfDay = (time: string): PartOfDay => {
  const hour = Number(time.slice(0, 2))
  return hour < 11 ? 'morning' : hour < 13 ? 'noon' : hour < 18 ? 'afternoon' : 'evening'
}

/** What a person is called to their face: the given name, the last word of 'Nguyễn Thị Hương'. A name of two words stays whole: it may be 'Cô Lan'. */
export const calledName = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return words.length > 2 ? words.at(-1)! : words.join(' ')
}
