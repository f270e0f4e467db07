import type { ApplicationSlots } from '#features/applications/admin/slots.tsx';
import { CertificateButton } from './admin/certificate-button.tsx';
import { EventFiles } from './admin/event-files.tsx';

export const applicationSlots: ApplicationSlots = { OfEvent: EventFiles, OfApplication: CertificateButton };
