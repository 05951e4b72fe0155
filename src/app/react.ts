// Evaluates React in a task of its own, before the application: `boot.ts` imports one script after the other.
import 'react-dom/client'
