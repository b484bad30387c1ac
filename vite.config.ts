import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Lets the bundler drop the router's own links and forms, which we do not use (see web/ui/link.tsx): 4 kB of script. */
const droppableRouterParts: Plugin = {
  name: 'droppable-router-parts',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/= (React\$\d+\.(?:forwardRef|memo|lazy))\(/g, '= /* @__PURE__ */ $1(')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

/** The toaster would write its styles into the page, which the content security policy forbids; web/ui/toaster.tsx links them. */
const linkedToasterStyles: Plugin = {
  name: 'linked-toaster-styles',
  transform: {
    filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
    handler: (code) => code.replace(/^__insertCSS\(.*\);$/m, ''),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), droppableRouterParts, linkedToasterStyles],
  publicDir: 'web/public',
  // The whole of React goes into the server's bundle too, in its production form whatever NODE_ENV says at run time.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(!isSsrBuild && {
        input: ['web/main.tsx', 'web/styles.css'],
        // What shows and keeps books, in one file: a dozen small ones compress worse.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'books',
                test: /@tanstack[\\/]react-query[\\/].*(useQuery|useMutation|useBaseQuery)|web[\\/](device[\\/]day-change|ui[\\/](toast\.ts|button|empty-state|screen-header)|features[\\/](book[\\/](cover|reads|surface|read-link|opened-book)|library[\\/](queries|messages|bookmark-button)|growth[\\/]queries|profile[\\/](queries|avatar\.tsx)))/,
              },
            ],
          },
        },
      }),
    },
  },
}));
