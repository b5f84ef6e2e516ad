import {
  BookOpen,
  ChartLine,
  Cpu,
  Database,
  IdCard,
  KeyRound,
  Layers,
  UsersRound,
  Waypoints,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react'
import type { NavService } from '../../framework/resource/nav-services.ts'

export const SERVICE_ICONS: Readonly<Record<NavService, LucideIcon>> = {
  compute: Cpu,
  storage: Database,
  network: Waypoints,
  orchestration: Layers,
  keys: KeyRound,
  access: IdCard,
  usage: ChartLine,
  identity: UsersRound,
  catalog: BookOpen,
  system: SlidersHorizontal,
}
