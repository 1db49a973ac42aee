import { Navigate, useParams } from 'react-router-dom'
import { readRemembered } from '../../../../api/session/remembered'
import { useMaybeMe } from '../../../../api/session/use-me'
import { GuestWall } from '../components/guest-wall'
import { usePublicWall } from '../use-public-wall'
import { WallScreen } from './wall-screen'

/** The first page: the wall of whoever is in; a guest reads the public wall of the company that is known on this device. */
export const FrontScreen = () => (useMaybeMe() ? <WallScreen /> : <GuestOf slug={readRemembered().slug} />)

/** The public wall of a company by its own address, which it hands out. */
export const PublicWallScreen = () => {
  const { slug = '' } = useParams()
  return <GuestOf slug={slug} />
}

const GuestOf = ({ slug }: { slug: string }) => {
  const wall = usePublicWall(slug)
  if (wall === undefined) return null
  return wall === null ? <Navigate replace to="/sign_in" /> : <GuestWall workspace={wall} />
}
