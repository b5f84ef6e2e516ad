/** The service types of Cinder in catalogues. */
export const VOLUME_SERVICES = ['volumev3', 'block-storage', 'volumev2', 'volume']
