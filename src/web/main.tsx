import './ui/ui.css'
