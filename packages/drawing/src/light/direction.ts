const length = Math.hypot(0.52, 0.66, 0.7);

/** Unit vector from the door to the light: over the left shoulder of who looks, on both sides of the door. */
export const light = { x: -0.52 / length, y: -0.66 / length, z: 0.7 / length } as const;

/** How much of the light's direction lies in the plane of the door. */
export const lightAcross = Math.hypot(light.x, light.y);

/** What reaches a face turned away from the light, and what the light adds; together they give a flat face k = 1. */
export const ambient = 0.26;
export const diffuse = 0.74;
export const flatLight = ambient + diffuse * light.z;
