/** The living page of all pieces, for development builds only; it needs no sign-in and no shell. */
export const devUiRoutes = [
  {
    path: '/dev/ui',
    title: { id: 'ui.dev.title', defaultMessage: 'Pieces' },
    open: true as const,
    bare: true as const,
    lazy: () => import('./DevUi').then((module) => module.DevUi),
  },
]
