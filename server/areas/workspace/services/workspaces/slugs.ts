import { isSlug, slugOf } from '@shared/foundation/text/fold'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { findElsewhere } from '../../cells/directory'
import type { Cells } from '../../../../platform/cells/cells'
import { AppError } from '../../../../platform/errors'

/** Sub-domains that are, or may become, the product's own. */
const reserved: ReadonlySet<string> = new Set(
  'admin api app assets auth cdn docs files health help mail metrics root socket static status support www'.split(' '),
)
const MAX_SLUG_LENGTH = 30

export const slugTaken = (slug: string) => AppError.atField('slug', 'workspaces.slug-taken', { slug })

/** Tells whether an address can still be had, here and in the other cells. @throws AppError 503 when one of these doesn't answer */
export const isFree = async (database: SocaiDatabase, cells: Cells | null, slug: string): Promise<boolean> =>
  !reserved.has(slug) &&
  !(await database.platformRecords('workspaces').one({ slug }, { only: ['slug'] })) &&
  !(await findElsewhere(cells, slug))

/**
 * The address of a new workspace: the one given as it is, or one made of the name and, when that is taken, a number.
 * @throws AppError 409 when the one given is taken; 400 when none can be made of the name
 */
export const chooseSlug = async (
  database: SocaiDatabase,
  cells: Cells | null,
  given: string | undefined,
  name: string,
): Promise<string> => {
  if (given !== undefined) {
    if (await isFree(database, cells, given)) return given
    throw slugTaken(given)
  }
  const base = slugOf(name)
  if (!isSlug(base)) throw AppError.atField('slug', 'workspaces.slug-invalid')
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : String(number)
    const slug = base.slice(0, MAX_SLUG_LENGTH - suffix.length) + suffix
    if (await isFree(database, cells, slug)) return slug
  }
}
