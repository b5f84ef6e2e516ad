import type { Network } from '@meridian/contract'
import { createContext, useContext } from 'react'

/** The subnets that a new port can be in. */
const Subnets = createContext<Network['subnets']>([])

export const SubnetChoices = Subnets.Provider

export const useSubnetChoices = () => useContext(Subnets)
