import { upperFirst, wordsOf } from './service-words.mjs'

/** A report to be made of a service that is there.
 *  @typedef {{ name: string, path: string, area: string, title: string, vietnamese: string }} ReportWords
 *  `name`: the report's, `fuelUse`; `path`: the service's; the titles are those of its page, in both languages */

/** @param {string | undefined} name @param {{ of?: string, title?: string, vi?: string }} given @param {readonly { name: string, area: string }[]} services
 *  @returns {ReportWords} @throws {RangeError} in words for who typed it */
export function reportWords(name, given, services) {
  if (!name || !/^[a-z][a-zA-Z]*$/.test(name)) throw new RangeError('A report is called in camel case: fuel, fuelUse')
  const service = services.find((each) => each.name === given.of)
  if (!service) throw new RangeError(`Of which service is it? --of vehicles; ${given.of ? `there is no ${given.of}` : 'none was named'}`)
  const vietnamese = given.vi?.trim()
  if (!vietnamese) throw new RangeError(`How is its page called in Vietnamese? --vi "Nhiên liệu"`)
  return {
    name,
    path: service.name,
    area: service.area,
    title: given.title?.trim() || upperFirst(wordsOf(name)),
    vietnamese: upperFirst(vietnamese),
  }
}
