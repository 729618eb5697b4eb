import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { followTheme } from './kit/theme'
import './kit/kit.css'
import './app/faces'
import './app/app.css'

followTheme()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
