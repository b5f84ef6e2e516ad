import './theme/theme.css'
