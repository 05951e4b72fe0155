// React alone, so that its evaluation is one task and that of the embeds another.
import 'react'
import 'react-dom/client'
