import { createContext } from 'react'
import type { OpenFigure } from './figure.ts'

/** Handles clicks on the links of a plot; undefined lets the browser follow them. */
export const OpenFigureContext = createContext<OpenFigure | undefined>(undefined)

/** The address of a figure that gets the focus when it appears. */
export const OpenedFigureContext = createContext<string | null>(null)
