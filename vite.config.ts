import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/web',
    manifest: true,
    modulePreload: { polyfill: false },
    // Nothing inlined: the content policy has no data: source for fonts and scripts.
    assetsInlineLimit: 0,
    // The browsers of the last three years; light-dark() is rewritten for Safari 17.4.
    target: ['chrome120', 'edge120', 'firefox120', 'safari17.4'],
    rolldownOptions: { input: ['app.html', 'src/web/public/public.css'] },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
