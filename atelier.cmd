@echo off
rem Opens the owner's page at a double click, on Windows. `atelier.command` does the same on macOS.
chcp 65001 >nul
cd /d "%~dp0"
node -e "const [a, b] = process.versions.node.split('.'); process.exit(a * 100 + +b < 2019 ? 1 : 0)" 2>nul || (
  echo Il manque Node.js. Installez la version « LTS » de https://nodejs.org/fr, puis double-cliquez de nouveau.
  pause
  exit /b 1
)
fc /b package-lock.json node_modules\.installed >nul 2>nul || (call npm ci && copy /y package-lock.json node_modules\.installed >nul) || (
  pause
  exit /b 1
)
call npm run --silent atelier -- --open || pause
