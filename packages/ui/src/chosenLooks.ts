import './styles/looks.css';
