// Coordinates in the projection of world.svg.
export const mapSize = { width: 720, height: 330 };

export const places = {
  london: { x: 334.5, y: 74.7 },
  oslo: { x: 353.6, y: 56.3 },
  cadiz: { x: 321.3, y: 109.3 },
  lagos: { x: 338.6, y: 179.9 },
  nairobi: { x: 406.2, y: 198 },
  mumbai: { x: 476.9, y: 150.3 },
  osaka: { x: 591.1, y: 113.6 },
  sydney: { x: 621.8, y: 274.5 },
  toronto: { x: 188.3, y: 92.6 },
  lima: { x: 177.3, y: 223.2 },
  recife: { x: 261.5, y: 213.8 },
};
