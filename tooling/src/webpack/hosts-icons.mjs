// In the place of the file of lucide-react that draws an icon: the host has one for all remotes.
export { createIcon as default } from '@hub/shared/ui';
