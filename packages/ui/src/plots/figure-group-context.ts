import { createContext } from 'react'
import type { OpenFigure } from './figure.ts'

/** What the links of a plot do when they are pressed; undefined lets the browser load their address. */
export const OpenFigureContext = createContext<OpenFigure | undefined>(undefined)

/** The address of a figure that gets the focus when it appears. */
export const OpenedFigureContext = createContext<string | null>(null)
