/** The product's style: import this once, before any piece. */
import 'virtual:palette.css'
import './fonts.css'
import './tokens.css'
import './base.css'
