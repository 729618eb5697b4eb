import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The server restarts and the page refreshes on every change. */

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const page = ['http://localhost:5173', 'http://127.0.0.1:5173']
const ORIGINS = [process.env.ORIGINS, ...page].filter(Boolean).join(',')

const run = (tool, ...args) =>
  spawn(process.execPath, [at(tool), ...args], {
    cwd: at('.'),
    stdio: 'inherit',
    env: { ...process.env, ORIGINS },
  })

const both = [
  run('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'),
  run('node_modules/vite/bin/vite.js'),
]

let closing = false

function close() {
  if (closing) return
  closing = true
  for (const one of both) one.kill('SIGTERM')
}

process.on('SIGINT', close)
process.on('SIGTERM', close)
for (const one of both) one.on('exit', close)
