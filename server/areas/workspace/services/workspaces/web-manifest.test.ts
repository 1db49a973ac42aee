import { SignInFixture } from '../../../../kernel/auth/testing/office'

let fixture: SignInFixture
beforeAll(async () => {
  fixture = await SignInFixture.open()
}, 30_000)
afterAll(() => fixture.close())

test('on a phone the app has the company’s name, icon and colour once it has a label of its own', async () => {
  const { _id, slug, founder } = await fixture.company({ name: 'Mộc Sương' })
  await fixture.patch(
    `workspaces/${_id}`,
    { avatar: '/files/logo-500.jpg', brandColor: '#8A3B12', slogan: 'Trà và cà phê' },
    { as: founder },
  )
  const product = { name: 'Sổ Cái', short_name: 'Sổ Cái', display: 'standalone', theme_color: '#0E5A64' }
  const { body } = await fixture.get(`manifest?workspace=${slug}`)
  expect(body).toMatchObject({ ...product, icons: [{ sizes: 'any' }, { sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }] })
  await fixture.patch(`workspaces/${_id}`, { apps: ['whitelabel'] }, { as: founder })
  expect((await fixture.get(`manifest?workspace=${slug}`)).body).toMatchObject({
    name: 'Mộc Sương',
    short_name: 'Mộc Sương',
    description: 'Trà và cà phê',
    theme_color: '#8A3B12',
    start_url: '/',
    icons: [{ src: '/files/logo-500.webp', sizes: '500x500', type: 'image/webp' }, { src: '/favicon.svg' }],
  })
  for (const query of ['', '?workspace=nobody', '?workspace[$ne]=x'])
    expect((await fixture.get(`manifest${query}`)).body).toMatchObject(product)
})
