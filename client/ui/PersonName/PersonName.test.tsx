import { render, screen } from '@testing-library/react'
import { PersonName } from './PersonName'

describe('A name that has too little room', () => {
  it('gives up the family name before the one a person is called by', () => {
    render(<PersonName name="Nguyễn Phương Uyên" />)
    expect(screen.getByTitle('Nguyễn Phương Uyên')).toHaveTextContent('Nguyễn Phương Uyên')
    expect(screen.getByText('Nguyễn Phương')).toHaveClass('cut')
    expect(screen.getByText('Uyên')).not.toHaveClass('cut')
  })
  it('of one word is whole, and what is said after it stays with the given name', () => {
    render(
      <>
        <PersonName name="Ly" />
        <PersonName name="Lê Khánh Ly" after="(bạn)" />
      </>,
    )
    expect(screen.getByText('Ly')).toBeVisible()
    expect(screen.getByText('Ly (bạn)')).not.toHaveClass('cut')
  })
})
