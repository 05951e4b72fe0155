#!/bin/sh
# Opens the owner's page at a double click, on macOS and Linux. `atelier.cmd` does the same on Windows.
cd "$(dirname "$0")" || exit
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
node -e "const [a, b] = process.versions.node.split('.'); process.exit(a * 100 + +b < 2019 ? 1 : 0)" 2>/dev/null || {
  echo 'Il manque Node.js. Installez la version « LTS » de https://nodejs.org/fr, puis double-cliquez de nouveau.'
  exit 1
}
cmp -s package-lock.json node_modules/.installed || { npm ci && cp package-lock.json node_modules/.installed; } || exit
npm run --silent atelier -- --open
