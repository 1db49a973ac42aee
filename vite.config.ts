import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { paletteCss } from './client/lib/theme/palette-css'

const server = `http://127.0.0.1:${process.env['PORT'] || '3030'}`

/** Serves the palettes as a style sheet, so that colours are written once and are there before the first script. */
const palette = (): Plugin => {
  const name = 'virtual:palette.css'
  return {
    name: 'palette',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? paletteCss() : undefined),
  }
}

export default defineConfig({
  root: 'client',
  plugins: [palette(), react()],
  resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } },
  // The modules of client/api are served by vite itself.
  server: { proxy: { '^/api/(?!.*[.]ts)': server, '/files/': server, '/socket.io': { target: server, ws: true } } },
  build: {
    manifest: true,
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    // A data: address would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
})
