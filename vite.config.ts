import react from '@vitejs/plugin-react'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 8000}`

export default defineConfig({
  root: 'client',
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react', scale: 1, defaultClass: 'i' })],
  build: { outDir: '../dist/client', emptyOutDir: true, manifest: true, target: 'es2022' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/games': server, '/api': server, '/healthz': server, '/socket.io': { target: server, ws: true } },
  },
})
