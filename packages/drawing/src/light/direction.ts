const length = Math.hypot(0.52, 0.66, 0.7);

/** Unit vector from the door to the light: behind the viewer's left shoulder, on both sides of the door. */
export const light = { x: -0.52 / length, y: -0.66 / length, z: 0.7 / length } as const;

/** Length of the light's direction within the plane of the door. */
export const lightAcross = Math.hypot(light.x, light.y);

/** Ambient and direct light; `flatLight` is their sum on a flat face, so that a flat face has k = 1. */
export const ambient = 0.26;
export const diffuse = 0.74;
export const flatLight = ambient + diffuse * light.z;
